/** Limits on what administrators send. They are apart from `LIMITS`, which every page loads. */
export const ADMINISTRATION_LIMITS = {
  suspensionReason: { max: 500 },
  /** The notice to everybody, in one language. */
  siteNotice: { max: 500 },
  /** A part of a name or an address, by which administrators look for accounts. */
  search: { max: 200 },
} as const;
