import { mcpPath } from "#contract/mcp.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";

export const oauthPaths = {
  authorize: "/api/oauth/authorize",
  token: "/api/oauth/token",
  register: "/api/oauth/register",
  revoke: "/api/oauth/revoke",
} as const;

/** Scopes as an assistant asks for them; who writes also reads. */
export const scopeTexts = { read: "read", write: "read write" } as const satisfies Record<TokenScope, string>;

/** The resource that an access token is for (RFC 8707). */
export function resourceOf(origin: string): string {
  return origin + mcpPath;
}

export const resourceMetadataPath = "/.well-known/oauth-protected-resource";
export const serverMetadataPath = "/.well-known/oauth-authorization-server";

/** The metadata of the protected resource (RFC 9728). */
export function describeResource(origin: string): object {
  return {
    resource: resourceOf(origin),
    authorization_servers: [origin],
    scopes_supported: ["read", "write"],
    bearer_methods_supported: ["header"],
    resource_name: "Platewise",
    resource_documentation: `${origin}/api/docs`,
  };
}

/**
 * The metadata of the authorization server (RFC 8414). Not the library's own, which also describes OpenID Connect, keys and
 * other methods that are not served.
 */
export function describeServer(origin: string): object {
  return {
    issuer: origin,
    authorization_endpoint: origin + oauthPaths.authorize,
    token_endpoint: origin + oauthPaths.token,
    registration_endpoint: origin + oauthPaths.register,
    revocation_endpoint: origin + oauthPaths.revoke,
    scopes_supported: ["read", "write"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    protected_resources: [resourceOf(origin)],
  };
}

/** The WWW-Authenticate header, which tells a program without a valid token how to get one. */
export function challengeOf(origin: string, hasToken: boolean): string {
  const parts = [
    ...(hasToken ? ['error="invalid_token"'] : []),
    `scope="${scopeTexts.write}"`,
    `resource_metadata="${origin}${resourceMetadataPath}${mcpPath}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}
