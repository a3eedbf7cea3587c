import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import contract from './rest-contract.json';

/** A condition under which a call fails, with its exact response. */
export type Message = {
  readonly code: string;
  readonly status: number;
  readonly ja: string;
  readonly en: string;
};

type Answer = {
  readonly $ref?: string;
  readonly 'x-conditions'?: readonly string[];
  readonly content?: Readonly<Record<string, unknown>>;
};

type Operation = {
  readonly operationId: string;
  readonly 'x-auth': 'none' | 'optional' | 'bearer' | 'session' | 'admin';
  readonly 'x-scope'?: 'read' | 'write';
  readonly 'x-success-message'?: { readonly ja: string; readonly en: string };
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: { $ref: string } } };
  };
  readonly responses: Readonly<Record<string, Answer>>;
};

/** A call of the contract. */
export type Call = {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  readonly path: string;
  readonly operation: Operation;
};

const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const shared = contract.components.responses as unknown as Readonly<Record<string, Answer>>;

export const messages = contract['x-messages'] as Readonly<Record<string, Message>>;
export const issueForms = contract['x-issue-forms'];

export const calls: readonly Call[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method, path, operation }) as Call),
);

/** The names of the conditions under which a call returns a status. */
export function conditionsOf({ operation }: Call): readonly { status: string; condition: string }[] {
  return Object.entries(operation.responses).flatMap(([status, answer]) =>
    (resolve(answer)['x-conditions'] ?? []).map((condition) => ({ status, condition })),
  );
}

type RequestSchema = { readonly required?: readonly string[]; readonly properties?: object };

/** The body schema of a call; null without a body. */
export function requestSchema({ operation }: Call): RequestSchema | null {
  const name = operation.requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
  const schemas = contract.components.schemas as unknown as Readonly<Record<string, RequestSchema>>;
  return schemas[name] ?? null;
}

/** The required fields of a call. */
export function requiredFields(call: Call): readonly string[] {
  return requestSchema(call)?.required ?? [];
}

function resolve(answer: Answer): Answer {
  const name = answer.$ref?.split('/').at(-1);
  return name === undefined ? answer : (shared[name] ?? answer);
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });
const validators = new Map<string, ValidateFunction>();

/** How a response body violates the contract, as sentences; empty when it does not. */
export function problemsOf(call: Call, status: number, body: unknown): readonly string[] {
  const answer = call.operation.responses[String(status)];
  if (!answer) return [`${status} is not an answer of ${call.path}`];
  const place = answer.$ref?.slice(1) ?? `/paths/${escape(call.path)}/${call.method}/responses/${status}`;
  const pointer = `contract#${place}/content/${escape('application/json')}/schema`;
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, validate);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

function escape(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
