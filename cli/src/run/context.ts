import { setTimeout as delay } from 'node:timers/promises';
import type { Locale } from '@kimari/common/locale';
import { cacheFolder, configFolder, homeFolder } from '../account/folders';
import { UserSettings } from '../account/settings';
import { type ChosenRegistry, chooseRegistry } from '../account/which-registry';
import { ContentCache } from '../project/content-cache';
import type { Recovery } from '../project/journal';
import { openProject, type Project } from '../project/project';
import type { NamedNotice } from '../registry/notice';
import { RegistryClient } from '../registry/client';
import { readOrigin } from '../registry/origin';
import { Rules } from '../registry/rules';
import type { Advice, Invocation } from './invocation';
import type { Environment } from '../lib/environment';
import { Transport } from '../registry/transport';
import type { Terminal } from '../terminal/terminal';
import type { Translate } from '../texts/translate';
import type { Questions } from '../terminal/questions';

export type ContextParts = {
  readonly terminal: Terminal;
  readonly t: Translate;
  readonly locale: Locale;
  readonly environment: Environment;
  readonly cwd: string;
  readonly version: string;
  /** Registry that this copy of the program comes from. */
  readonly home: string;
  /** The file that runs. */
  readonly program: string;
  readonly flags: GlobalFlags;
  /** The command line as it was parsed. */
  readonly invocation: Invocation;
  readonly advice: Advice;
};

/** Flags that every command takes. */
export type GlobalFlags = {
  readonly registry: string | undefined;
  readonly tokenEnv: string | undefined;
  readonly offline: boolean;
  readonly yes: boolean;
};

/** Services that the commands of one run share, each made at its first use. */
export class Context {
  readonly terminal: Terminal;
  readonly t: Translate;
  readonly settings: UserSettings;
  readonly cache: ContentCache;
  private readonly transport: Transport;
  private opened: Promise<Project> | undefined;
  private chosen: Promise<ChosenRegistry> | undefined;
  /** The notice to everybody that a registry has named. */
  notice: NamedNotice | undefined;

  constructor(readonly parts: ContextParts) {
    this.terminal = parts.terminal;
    this.t = parts.t;
    this.settings = new UserSettings(configFolder(parts.environment));
    this.cache = new ContentCache(cacheFolder(parts.environment));
    this.transport = new Transport(parts.environment);
  }

  get locale(): Locale {
    return this.parts.locale;
  }

  get isOffline(): boolean {
    return this.parts.flags.offline || isSet(this.parts.environment.KIMARI_OFFLINE);
  }

  /** The project around the current folder. */
  async project(): Promise<Project> {
    const { cwd, environment } = this.parts;
    return (this.opened ??= openProject(cwd, homeFolder(environment), (recovery) =>
      this.sayRecovered(recovery),
    ));
  }

  private sayRecovered({ unsettled }: Recovery): void {
    const text =
      unsettled.length === 0
        ? this.t('journal.recovered')
        : this.t('journal.partly', { paths: unsettled.join(', ') });
    this.terminal.warn(text);
  }

  /** The registry of this run. Outside of projects, and for signing in, the project has no say. */
  registry({ withProject = true } = {}): Promise<ChosenRegistry> {
    if (!withProject) return this.choose(null);
    return (this.chosen ??= this.project().then(({ manifest }) => this.choose(manifest.registry)));
  }

  async client(options: { readonly withProject?: boolean } = {}): Promise<RegistryClient> {
    return this.clientFor(await this.registry(options));
  }

  clientFor({ origin, token }: ChosenRegistry): RegistryClient {
    const { locale, version } = this.parts;
    this.terminal.detail(this.t('registry.uses', { origin }));
    const client: RegistryClient = new RegistryClient({
      ...{ origin, token, locale, version, isOffline: this.isOffline },
      send: (request) => this.transport.send(request),
      sleep: (milliseconds) => delay(milliseconds),
      onWait: (seconds) => this.terminal.say(this.t('registry.waits', { seconds })),
      onNotice: (id) => (this.notice = { id, client }),
    });
    return client;
  }

  async rules(): Promise<Rules> {
    return new Rules(await this.client());
  }

  /** Prompts; loaded when there is something to ask. */
  async questions(): Promise<Questions> {
    const { Questions: Prompts } = await import('../terminal/questions.js');
    return new Prompts(this.t);
  }

  /** Asks, where somebody can answer; the given answer otherwise. */
  async confirm(question: string, withoutTerminal: boolean): Promise<boolean> {
    if (this.parts.flags.yes) return true;
    if (!this.terminal.canAsk) return withoutTerminal;
    return (await this.questions()).confirm(question);
  }

  /** Asks on a terminal, whatever `--yes` says: for what nobody may have agreed to beforehand. */
  async ask(question: string): Promise<boolean> {
    return (await this.questions()).confirm(question);
  }

  /** A command line to advise: that of this run with other parts, so that it keeps the options that were given. */
  again({ options, ...other }: Partial<Invocation>): string {
    const { invocation, advice } = this.parts;
    return advice.commandText({ ...invocation, ...other, options: { ...invocation.options, ...options } });
  }

  close(): Promise<void> {
    return this.transport.close();
  }

  private choose(project: string | null): Promise<ChosenRegistry> {
    const { flags, environment, home } = this.parts;
    return chooseRegistry({
      ...{
        flag: flags.registry,
        tokenVariable: flags.tokenEnv,
        environment,
        project,
        settings: this.settings,
      },
      home: readOrigin(home),
      confirm: (origin) => this.confirmRegistry(origin),
    });
  }

  private async confirmRegistry(origin: string): Promise<boolean> {
    if (!this.terminal.canAsk) return false;
    return (await this.questions()).confirm(this.t('registry.ask_project', { origin }));
  }
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0' && value !== 'false';
}
