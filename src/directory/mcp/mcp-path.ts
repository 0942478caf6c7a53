export const mcpPath = "/mcp";
