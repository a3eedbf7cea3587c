/** Somebody saw a rule. */
export type View = {
  readonly ruleId: string;
  readonly visitor: Buffer;
  /** Null for an account, which counts once for ever. */
  readonly day: string | null;
  /** The account, if any, whose views go with it. */
  readonly userId: string | null;
};

/** Somebody fetched the text of a version. */
export type Download = {
  readonly ruleId: string;
  readonly versionId: string;
  readonly visitor: Buffer;
  readonly day: string;
};

export function keyOfView({ ruleId, visitor }: View): string {
  return `${ruleId} ${visitor.toString('base64')}`;
}

export function keyOfDownload({ versionId, visitor, day }: Download): string {
  return `${day} ${versionId} ${visitor.toString('base64')}`;
}
