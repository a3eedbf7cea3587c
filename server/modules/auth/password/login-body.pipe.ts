import { Injectable, type PipeTransform } from '@nestjs/common';
import { readInput } from '../../../kernel/schema/input.pipe';
import { CommandLineLoginInput, LoginInput } from './password.inputs';

/** Accepts the `email` of the contract, which must be an address, or the `username` of existing clients, which may be either. */
@Injectable()
export class LoginBodyPipe implements PipeTransform {
  transform(body: unknown): LoginInput | CommandLineLoginInput {
    const { email, username } = (body ?? {}) as { readonly email?: unknown; readonly username?: unknown };
    return readInput(
      email === undefined && username !== undefined ? CommandLineLoginInput : LoginInput,
      body,
    );
  }
}
