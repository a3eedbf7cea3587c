import { Injectable, type PipeTransform } from '@nestjs/common';
import { readInput } from '../../../kernel/schema/input.pipe';
import { SecurityEventsInput } from './security-event.inputs';

/** Reads `page` and `limit` from the query of an address, where numbers are text. */
@Injectable()
export class SecurityEventsQueryPipe implements PipeTransform {
  transform(query: Readonly<Record<string, unknown>>): SecurityEventsInput {
    const entries = Object.entries(query).map(([name, value]) => [name, numberIn(value)] as const);
    return readInput(SecurityEventsInput, Object.fromEntries(entries));
  }
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}
