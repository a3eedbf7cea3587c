import { applyDecorators, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';

/** A POST that answers 200, as every call of the REST contract does. */
export const RpcPost = (path: string | string[], summary: string) =>
  applyDecorators(Post(path), HttpCode(200), ApiOperation({ summary }));
