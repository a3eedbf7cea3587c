import { applyDecorators, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';

/** A POST that returns 200, like every call of the REST contract. */
export const RpcPost = (path: string | string[], summary: string) =>
  applyDecorators(Post(path), HttpCode(200), ApiOperation({ summary }));
