import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Site, type SiteRequest, sitePaths } from "#contract/site.ts";
import { encodePageOnce, PageCache, type RenderedPage, sendPage } from "../http/cached-pages.ts";
import { ownPath } from "../http/own-path.ts";
import { chosenLanguageCookie, languageInAddress, languageOfPage } from "../http/page-language.ts";
import { buildSitePageCsp } from "../http/security-headers.ts";
import { type ContactParts, serveContact } from "./contact-form.ts";
import { type MachineReadableParts, serveMachineReadableFiles } from "./machine-readable-files.ts";

export interface SiteParts extends ContactParts, MachineReadableParts {
  /** Called for each request, so that development can return fresh code. */
  readonly loadSite: () => Promise<Site>;
  /** False in development, which renders every page again. */
  readonly isCached: boolean;
}

export async function serveSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { loadSite, isCached } = parts;
  const pages = new PageCache();
  let site: Site | undefined;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = isCached && site ? site : await loadSite();
    site = current;
    const { siteRequest, cookie } = siteRequestOf(request, parts);
    const { path, language, isLanguageInAddress, today, content } = siteRequest;
    const page = await pages.get({
      key: `${language}${isLanguageInAddress ? "!" : " "}${path}`,
      today,
      isCached: isCached && current.pathsOf(content).includes(path),
      render: () => renderSitePage(current, siteRequest),
    });
    return sendPage(request, reply, { page, cookie, language });
  };
  for (const path of [...sitePaths, "/blog/:slug"]) app.get(path, answer);
  await serveContact(app, parts, async (request, reply, submit) => {
    site ??= await loadSite();
    const { siteRequest, cookie } = siteRequestOf(request, parts);
    const contact = await submit(siteRequest.language);
    const page = encodePageOnce(renderSitePage(site, { ...siteRequest, contact }));
    return sendPage(request, reply, { page, cookie, language: siteRequest.language });
  });
  serveMachineReadableFiles(app, parts, async () => (site ??= await loadSite()));
}

function renderSitePage(site: Site, request: SiteRequest): RenderedPage {
  const { status, html, inlineScript, inlineStyle } = site.render(request);
  return { status, html, contentSecurityPolicy: buildSitePageCsp(inlineScript, inlineStyle) };
}

function siteRequestOf(request: FastifyRequest, parts: SiteParts) {
  const url = new URL(ownPath(request.url), "http://localhost");
  const { cookie: cookies, "accept-language": acceptLanguage } = request.headers;
  const language = languageOfPage({ url, cookies, acceptLanguage });
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  const siteRequest: SiteRequest = {
    path,
    language,
    isLanguageInAddress: languageInAddress(url) !== undefined,
    baseUrl: parts.baseUrl(),
    today: parts.clock().toISOString().slice(0, 10),
    contactEmail: parts.contactEmail,
    content: parts.content[language],
  };
  return { siteRequest, cookie: chosenLanguageCookie(url) };
}
