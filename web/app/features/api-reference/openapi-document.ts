/** The parts of OpenAPI that `openapi.json` uses. */
export type OpenapiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenapiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type OpenapiOperation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-access'?: string;
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export type Schema = {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  /** Sets of fields, one of which has to be sent. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly nullable?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
};

/** Follows references; an `allOf` of one schema is Nest's way to describe a reference. */
export function resolve(document: OpenapiDocument, schema: Schema): Schema {
  if (schema.$ref) {
    const target = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    return target ? resolve(document, target) : {};
  }
  const [only] = schema.allOf ?? [];
  return only ? { ...resolve(document, only), ...omitAllOf(schema) } : schema;
}

function omitAllOf({ allOf: _, ...rest }: Schema): Schema {
  return rest;
}
