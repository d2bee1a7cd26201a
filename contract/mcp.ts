// Not in the table of endpoints: it speaks the Model Context Protocol, and only with personal tokens.
export const mcpPath = "/api/mcp";
