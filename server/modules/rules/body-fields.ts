/** OpenAPI schemas of fields that many REST bodies share. */

export const time = { type: 'integer', minimum: 0, description: 'Unix time in seconds.' } as const;
export const nullableTime = { ...time, nullable: true } as const;
export const count = { type: 'integer', minimum: 0 } as const;
export const bytes = { type: 'integer', description: 'Bytes.' } as const;
export const nullableText = { type: String, nullable: true } as const;
export const path = {
  type: String,
  description: 'Address of a rule, always the current one.',
  example: '@hanako/naming-guide',
} as const;
export const semver = { type: String, example: '1.4.2' } as const;
export const digest = { type: String, description: '`sha256:<hex>` of the exact bytes.' } as const;
