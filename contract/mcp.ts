// Not in the table of endpoints: it speaks the Model Context Protocol, and only with personal tokens and those of connected assistants.
export const mcpPath = "/api/mcp";
/** The page on which a person decides about an assistant that wants to be connected. */
export const connectPage = "/connect";
