import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/** What the bundle of the server exports: its programs, and a function that loads the modules of a start without running any. */
type Bundle = {
  readonly programs: Readonly<Record<string, () => void>>;
  readonly loadModules: () => void;
};

type Evaluate = (
  exports: object,
  require: NodeJS.Require,
  module: { readonly exports: object },
  filename: string,
  dirname: string,
) => void;

/** Runs a program of the bundle, such as `server/main.js`. The build writes a file for each program that calls this. */
export function runProgram(file: string, program: string): void {
  evaluate(file, scriptOf(file, compiledCode(file))).programs[program]?.();
}

/** Compiles the modules of a start and keeps their code beside the bundle, for the Node.js that runs now. Called by the build. */
export function keepCompiledCode(file: string): void {
  const script = scriptOf(file, undefined);
  evaluate(file, script).loadModules();
  writeFileSync(codeFile(file), script.createCachedData());
}

/** V8 ignores the code of another release, or of other flags, and compiles the text instead. */
function scriptOf(file: string, cachedData: Buffer | undefined): Script {
  // The build makes sure that the text is ASCII, which takes a byte for each character in memory.
  return new Script(readFileSync(file, 'latin1'), { filename: file, cachedData });
}

function evaluate(file: string, script: Script): Bundle {
  const module = { exports: {} as Bundle };
  const run = script.runInThisContext() as Evaluate;
  run(module.exports, createRequire(file), module, file, path.dirname(file));
  return module.exports;
}

function compiledCode(file: string): Buffer | undefined {
  try {
    return readFileSync(codeFile(file));
  } catch {
    return undefined;
  }
}

function codeFile(file: string): string {
  return `${file}.code`;
}
