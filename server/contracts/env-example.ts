import { describeSettings } from '../kernel/config/env';

const HEAD =
  '# Every setting with its default. Docker Compose reads .env; elsewhere set them in the environment.\n';

/** The text of `.env.example`: every setting, commented out. */
export function envExample(): string {
  const entries = describeSettings().map(
    ({ name, description, initial }) => `# ${description}\n# ${name}=${initial}\n`,
  );
  return [HEAD, ...entries].join('\n');
}
