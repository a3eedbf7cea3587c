import { describeSettings } from '../kernel/config/env';
import { SECRET_SETTINGS } from '../kernel/config/secret-files';

const HEAD = [
  '# Every setting with its default. Docker Compose reads .env; elsewhere set them in the environment.',
  '# A secret may stand in a file instead, which <NAME>_FILE names, such as JWT_SECRET_FILE=/run/secrets/jwt:',
  `# ${SECRET_SETTINGS.join(', ')}.`,
  '',
].join('\n');

/** The text of `.env.example`: every setting, commented out. */
export function envExample(): string {
  const entries = describeSettings().map(
    ({ name, description, initial }) => `# ${description}\n# ${name}=${initial}\n`,
  );
  return [HEAD, ...entries].join('\n');
}
