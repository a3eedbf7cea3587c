type Request = {
  /** Of the shell, when it has variables. */
  readonly address: string;
  /** Left out where curl chooses it. */
  readonly method?: string;
  readonly needsToken: boolean;
  /** Sent as JSON. */
  readonly body?: unknown;
};

/** A command to type. */
export function curlOf({ address, method, needsToken, body }: Request): string {
  const lines = [`curl -sS ${address.includes('$') ? `"${address}"` : `'${address}'`}`];
  if (method) lines.push(`-X ${method}`);
  if (needsToken) lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (body !== undefined) {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`);
  }
  return lines.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
