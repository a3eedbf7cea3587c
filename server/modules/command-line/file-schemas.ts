import { RULE_TYPES } from '@kimari/common/enums';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { TARGET_IDS } from '@kimari/common/targets/targets';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const rulePath = '^@[a-zA-Z0-9_-]+/[a-zA-Z0-9_-]+$';
const digest = { type: 'string', pattern: '^sha256:[0-9a-f]{64}$' } as const;
const targets = { type: 'array', items: { enum: TARGET_IDS }, uniqueItems: true } as const;
const range = {
  type: 'string',
  description: 'A semver range such as ^1.2.0, an exact version, or latest.',
  minLength: 1,
  maxLength: 100,
} as const;

/** The JSON Schema of `kimari.json`: what a project wants. */
export const MANIFEST_SCHEMA = {
  $schema: DIALECT,
  title: 'kimari.json',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    registry: { type: 'string', format: 'uri', description: 'Origin of the registry.' },
    targets: { ...targets, description: 'The assistants that the files are written for.' },
    rules: {
      type: 'object',
      propertyNames: { pattern: rulePath },
      additionalProperties: {
        anyOf: [
          range,
          {
            type: 'object',
            properties: {
              version: range,
              name: {
                type: 'string',
                pattern: '^[a-zA-Z0-9_-]+$',
                description: 'File name, instead of the name of the rule.',
              },
              path: { type: 'string', description: 'Folder below that of this file.' },
              targets,
              variables: { type: 'object', additionalProperties: { type: 'string' } },
            },
            required: ['version'],
            additionalProperties: false,
          },
        ],
      },
    },
  },
  required: ['targets', 'rules'],
} as const;

/** The JSON Schema of `kimari.lock.json`: what a project has. */
export const LOCK_SCHEMA = {
  $schema: DIALECT,
  title: 'kimari.lock.json',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    lockfileVersion: { const: 1 },
    registry: { type: 'string', format: 'uri' },
    rules: {
      type: 'object',
      propertyNames: { pattern: rulePath },
      additionalProperties: {
        type: 'object',
        properties: {
          version: { type: 'string', pattern: SEMVER_PATTERN.source },
          digest: { ...digest, description: 'Of the text as published.' },
          source: { type: 'string', format: 'uri' },
          type: { enum: RULE_TYPES },
          description: { type: 'string' },
          files: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                path: { type: 'string' },
                kind: { enum: ['file', 'block'] },
                targets,
                hash: { ...digest, description: 'Of the file or block as written, with \\n as line break.' },
              },
              required: ['path', 'kind', 'targets', 'hash'],
              additionalProperties: false,
            },
          },
        },
        required: ['version', 'digest', 'source', 'type', 'files'],
        additionalProperties: false,
      },
    },
  },
  required: ['lockfileVersion', 'rules'],
} as const;
