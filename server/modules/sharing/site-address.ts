/** Addresses of pages for documents that leave the site; all of them are absolute. */
export class SiteAddress {
  constructor(readonly origin: string) {}

  /** A path of the site. */
  at(path: string): string {
    return this.origin + path;
  }

  rule(owner: string, name: string, version?: string): string {
    const query = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
    return this.at(`/rules/@${owner}/${name}${query}`);
  }

  user(name: string): string {
    return this.at(`/user/${name}`);
  }

  organization(name: string): string {
    return this.at(`/org/${name}`);
  }

  tag(tag: string): string {
    return this.at(`/rules?tag=${encodeURIComponent(tag)}`);
  }
}
