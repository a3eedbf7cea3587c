import { InputType } from '@nestjs/graphql';
import { InvalidInput, type Issue } from '../errors/issue';
import { AtLeastOne } from './at-least-one';
import { BooleanField, ChoiceField, IntField, TextField, TextListField } from './fields';
import { Alias, CheckTogether } from './input-fields';
import { InputPipe, readInput } from './input.pipe';

@InputType()
class PlaceInput {
  @Alias('ruleId', 'rule')
  @TextField({ min: 1 })
  id!: string;

  @TextField({ optional: true, nullable: true, max: 5 })
  note?: string | null;

  @IntField({ min: 1, max: 9, optional: true, default: 3 })
  limit = 3;
}

@InputType()
class LongerPlaceInput extends PlaceInput {
  @ChoiceField({ values: ['a', 'b'], graphql: String })
  choice!: 'a' | 'b';

  @TextListField({ max: 2, of: { max: 3 }, optional: true })
  tags?: string[];

  @BooleanField({ optional: true })
  isFirst?: boolean;
}

/** Has no field of its own, nor has the class between. */
class SamePlaceInput extends class extends PlaceInput {} {}

@InputType()
class OptionalInput {
  @TextField({ optional: true })
  note?: string;
}

const startsBeforeEnd = ({ start, end }: SpanInput): readonly Issue[] =>
  start <= end ? [] : [{ path: ['end'], code: 'custom', form: 'blank' }];

@CheckTogether(startsBeforeEnd)
class SpanInput {
  @IntField({ min: 0, max: 9 })
  start!: number;

  @IntField({ min: 0, max: 9 })
  end!: number;
}

class NamedSpanInput extends SpanInput {
  @TextField()
  name!: string;
}

@AtLeastOne('email', 'name')
class SomebodyInput {
  @TextField({ optional: true })
  email?: string;

  @TextField({ optional: true })
  name?: string;
}

function issuesOf(type: new () => object, value: unknown): readonly Issue[] {
  try {
    readInput(type, value);
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues;
    throw error;
  }
  return [];
}

describe('readInput', () => {
  it('returns an instance with defaults and leaves missing fields undefined', () => {
    const input = readInput(PlaceInput, { id: 'x' });
    expect(input).toBeInstanceOf(PlaceInput);
    expect({ ...input }).toEqual({ id: 'x', limit: 3 });
    expect(input.note).toBeUndefined();
    expect(readInput(PlaceInput, { id: 'x', note: null }).note).toBeNull();
  });

  it('validates a class that only inherits fields', () => {
    expect(readInput(SamePlaceInput, { rule: 'r' })).toEqual({ id: 'r', limit: 3 });
    expect(issuesOf(SamePlaceInput, { rule: 'r', limit: 0 })).toEqual(
      issuesOf(PlaceInput, { rule: 'r', limit: 0 }),
    );
    const place = new InputPipe().transform(
      { rule: 'r', other: 1 },
      { type: 'body', metatype: SamePlaceInput },
    );
    expect(place).toEqual({ id: 'r', limit: 3 });
  });

  it('drops unknown fields, including properties of Object.prototype', () => {
    const body: unknown = JSON.parse(
      '{"id":"x","other":1,"__proto__":{"note":"p"},"constructor":1,"toString":2}',
    );
    const input = readInput(PlaceInput, body);
    expect(Object.keys(input).sort()).toEqual(['id', 'limit']);
    expect(input.note).toBeUndefined();
  });

  it.each([
    [{ ruleId: 'alias' }, 'alias'],
    [{ rule: 'second alias' }, 'second alias'],
    [{ ruleId: 'alias', id: 'own' }, 'own'],
    [{ id: 'own', ruleId: 7 }, 'own'],
  ])('accepts aliases, with precedence for the contract’s name: %j', (body, id) => {
    expect(readInput(PlaceInput, body).id).toBe(id);
  });

  it('reports issues of an alias under the contract’s name', () => {
    expect(issuesOf(PlaceInput, { ruleId: 7 }).map(({ path }) => path)).toEqual([['id']]);
  });

  it('reports all failing fields in the order of the class, inherited ones first', () => {
    const body = { isFirst: 'yes', tags: ['long', 1], choice: 'c', limit: 0, note: 'too long', id: '' };
    expect(issuesOf(LongerPlaceInput, body).map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['id', 'too_small'],
      ['note', 'too_big'],
      ['limit', 'too_small'],
      ['choice', 'invalid_value'],
      ['tags.0', 'too_big'],
      ['tags.1', 'invalid_type'],
      ['isFirst', 'invalid_type'],
    ]);
  });

  it.each([
    [undefined, 'required'],
    [null, 'null'],
    ['text', 'string'],
    [5, 'number'],
    [[], 'array'],
    [[{ id: 'x' }], 'array'],
  ])('rejects %j as a body', (body, received) => {
    const [issue, ...others] = issuesOf(PlaceInput, body);
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ path: [], code: 'invalid_type', expected: 'object' });
    expect(issue?.received ?? issue?.form).toBe(received);
  });

  it('validates across fields once each field is valid', () => {
    const failing = (type: new () => object, body: object) => issuesOf(type, body).map(({ path }) => path[0]);
    expect(failing(SpanInput, { start: 1, end: 2 })).toEqual([]);
    expect(failing(SpanInput, { start: 3, end: 2 })).toEqual(['end']);
    expect(failing(SpanInput, { start: 30, end: 2 })).toEqual(['start']);
    expect(failing(NamedSpanInput, { start: 3, end: 2, name: 'x' })).toEqual(['end']);
  });

  it('treats a missing body as empty when no field is required', () => {
    expect(readInput(OptionalInput, undefined)).toBeInstanceOf(OptionalInput);
    expect(issuesOf(OptionalInput, null)).toHaveLength(1);
  });

  it('does not convert strings to numbers', () => {
    expect(issuesOf(PlaceInput, { id: 'x', limit: '5' })).toMatchObject([
      { path: ['limit'], received: 'string' },
    ]);
  });

  it('wants one of several fields, whichever it is', () => {
    expect(issuesOf(SomebodyInput, {})).toMatchObject([{ path: ['email'], form: 'required' }]);
    expect(issuesOf(SomebodyInput, { email: 'e' })).toEqual([]);
    expect(issuesOf(SomebodyInput, { name: 'n' })).toEqual([]);
  });
});

describe('the pipe', () => {
  it('validates our input classes and nothing else', () => {
    const pipe = new InputPipe();
    expect(() => pipe.transform({}, { type: 'body', metatype: PlaceInput })).toThrow(InvalidInput);
    expect(pipe.transform('x', { type: 'param', metatype: String })).toBe('x');
    const value = {};
    expect(pipe.transform(value, { type: 'body', metatype: Object })).toBe(value);
    expect(pipe.transform(value, { type: 'custom' })).toBe(value);
  });
});
