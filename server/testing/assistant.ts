import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createToken } from "#contract/endpoints/tokens.ts";
import { mcpPath } from "#contract/mcp.ts";
import type { SignedIn, TestAnswer, TestApp } from "./test-app.ts";

export interface ToolAnswer {
  readonly text: string;
  readonly answer: TestAnswer["body"];
  readonly isError: boolean;
}

/** A client of the official SDK, over HTTP, with a token of the person. Listens on first use. */
export class Assistant {
  readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async connect(
    app: TestApp,
    person: SignedIn,
    { scope = "write", search = "", headers = {} } = {},
  ): Promise<Assistant> {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.app.server.address() as AddressInfo;
    const body = { name: "Assistant", scope, expiresInDays: 30 };
    const { token } = (await app.call(createToken, { ...person, body })).body;
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(mcpPath + search, `http://127.0.0.1:${port}`), {
        requestInit: { headers: { authorization: `Bearer ${token}`, ...headers } },
      }),
    );
    return new Assistant(client);
  }

  async call(name: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> {
    const { content, structuredContent, isError } = await this.client.callTool({ name, arguments: given });
    const [text] = content;
    return {
      text: text?.type === "text" ? text.text : "",
      answer: structuredContent,
      isError: isError ?? false,
    };
  }
}
