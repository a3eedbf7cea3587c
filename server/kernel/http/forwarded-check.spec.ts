import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { forwardedCheck } from './forwarded-check';

it.each([
  [false, { 'X-Forwarded-For': '198.51.100.7' }, 1],
  ['10.0.0.0/8', { 'X-Forwarded-For': '198.51.100.7' }, 1],
  ['loopback', { 'X-Forwarded-For': '198.51.100.7' }, 0],
  [1, { 'X-Forwarded-For': '198.51.100.7' }, 0],
  [false, {}, 0],
] as const)('with trust %s, requests with %j cause %d lines in the log', async (trust, headers, count) => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const app = express().set('trust proxy', trust).use(forwardedCheck(logger));
  app.use((_request, response) => void response.end());
  for (let turn = 0; turn < 3; turn += 1) await request(app).get('/').set(headers).expect(200);
  expect(lines).toHaveLength(count);
  if (count > 0) expect(lines[0]).toContain('TRUST_PROXY');
});
