import type { Logger } from 'pino';
import { givenVariables } from '../kernel/config/env';
import { readOtelSettings } from '../kernel/tracing/otel-settings';

/** Sends traces if OpenTelemetry's standard variables are set; returns a function that stops it. */
export async function startTraces(
  logger: Logger,
  source: Readonly<Record<string, string | undefined>> = givenVariables(),
): Promise<() => Promise<void>> {
  const { settings, refusal } = readOtelSettings(source);
  if (refusal !== undefined) logger.warn(`No traces: ${refusal}`);
  if (!settings) return () => Promise.resolve();
  const { startTracing } = await import('../kernel/tracing/otlp-tracer.js');
  return startTracing(settings, logger);
}
