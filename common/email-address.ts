/** Part of every browser and of Node; the shared code is compiled without the types of either. */
declare const URL: {
  new (address: string): { readonly hostname: string };
  canParse(address: string): boolean;
};

/** Deliberately simple: one @, no spaces, a dot in the host name. Only the verification mail proves that it works. */
const PATTERN =
  /^[^\s@"(),:;<>[\\\]]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+$/;
/** What would end a host name in an address of the web. */
const NO_NAME = /[\s/?#@:\\%[\]]/;

/** Whether a text can be an e-mail address; its domain may be an international name, in Unicode or in ASCII. */
export function isEmailAddress(text: string): boolean {
  return PATTERN.test(withAsciiDomain(text));
}

/** An address with the domain in the form in which domains are compared ({@link asciiDomain}); else as it is. */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const ascii = at === 0 ? '' : asciiDomain(email.slice(at));
  return ascii === '' ? email : email.slice(0, at) + ascii;
}

/** A domain in ASCII (IDNA) and in lower case; empty for what is no name of a host. */
export function asciiDomain(name: string): string {
  // The parser of web addresses would read a name of digits as a number.
  if (/^[\x21-\x7e]*$/.test(name)) return NO_NAME.test(name) ? '' : name.toLowerCase();
  const address = `http://${name}`;
  return NO_NAME.test(name) || !URL.canParse(address) ? '' : new URL(address).hostname;
}
