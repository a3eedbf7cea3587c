import type { InvisibleCharacter } from '@kimari/common/hidden-characters';
import { Fragment, memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import { cn } from '#app/lib/cn';
import type { LineRange } from '#app/lib/line-range';
import { codePointName } from './invisible-name';
import { type NamedPart, RevealedLines } from './revealed-lines';
import invisibleStyles from './invisible-character.module.css';
import styles from './source-lines.module.css';

/**
 * Lines that get a number and an address each; more than the longest of two thousand real rules. What follows is one
 * block, so that a huge text stays cheap to show.
 */
const MAX_LINES = 3000;

type SourceLinesProps = {
  readonly text: string;
  /** Accessible name of a line's number. */
  readonly lineLabel: (number: number) => string;
  /** A line that is to have an address however late it is; 0 for none. */
  readonly asked?: number;
  /** The picked lines; null before scripts run, when the address alone marks a line. */
  readonly picked?: PickedLines | null;
  /** Prints every invisible character by its name, in its place. */
  readonly reveal?: boolean;
  /** Lines in which the checks found something. */
  readonly noted?: ReadonlySet<number>;
  /** Invisible characters by their line. Each is drawn as its code point, beside what is copied. */
  readonly invisible?: ReadonlyMap<number, readonly InvisibleCharacter[]>;
};

/** The lines that a reader picks by clicking numbers. */
export type PickedLines = {
  readonly range: LineRange | null;
  readonly pick: (event: MouseEvent, line: number) => void;
};

/** Splits a text into lines that keep their line feeds. */
function linesOf(text: string): readonly string[] {
  return text.replace(/\r\n/g, '\n').match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** A text as it was published. The numbers are drawn by styles, so that selecting the text leaves them out. */
export function SourceLines(props: SourceLinesProps) {
  const { text, lineLabel, asked = 0, picked = null, invisible, reveal = false, noted } = props;
  const lines = useMemo(() => linesOf(text), [text]);
  const named = useMemo(() => (reveal ? new RevealedLines(lines) : null), [lines, reveal]);
  const { range = null, pick } = picked ?? {};
  return (
    <pre className={cn(styles.lines, picked && styles.picking)}>
      {lines.slice(0, MAX_LINES).map((line, index) => (
        <Line
          key={index}
          number={index + 1}
          label={lineLabel(index + 1)}
          text={line}
          invisible={invisible?.get(index + 1)}
          named={named?.get(index)}
          isNoted={noted?.has(index + 1) ?? false}
          isPicked={range !== null && range.from <= index + 1 && index < range.to}
          onPick={pick}
        />
      ))}
      <Rest lines={named?.rest ?? lines} asked={asked} />
    </pre>
  );
}

type LineProps = {
  readonly number: number;
  readonly label: string;
  readonly text: string;
  readonly invisible: readonly InvisibleCharacter[] | undefined;
  /** The line with its invisible characters by their names. */
  readonly named: readonly NamedPart[] | undefined;
  readonly isNoted: boolean;
  readonly isPicked: boolean;
  readonly onPick: PickedLines['pick'] | undefined;
};

const Line = memo(function Line(props: LineProps) {
  const { number, label, text, invisible, named, isNoted, isPicked, onPick } = props;
  return (
    <span id={`L${number}`} className={cn(styles.line, isNoted && styles.noted, isPicked && styles.picked)}>
      <a
        href={`#L${number}`}
        aria-label={label}
        data-line={number}
        onClick={onPick && ((event) => onPick(event, number))}
      />
      <span>{named ? withNames(named) : invisible ? drawn(text, invisible) : text}</span>
    </span>
  );
});

/** A line with the names of its invisible characters in their places. */
function withNames(parts: readonly NamedPart[]): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={index} className={cn(invisibleStyles.box, part.isHidden && invisibleStyles.hidden)}>
        {part.text}
      </span>
    ),
  );
}

/** A line with its invisible characters drawn. */
function drawn(text: string, invisible: readonly InvisibleCharacter[]): ReactNode {
  const ends = invisible.map(({ index, codePoint }) => index + String.fromCodePoint(codePoint).length);
  return (
    <>
      {invisible.map(({ index, codePoint, isHidden }, position) => (
        <Fragment key={index}>
          {text.slice(ends[position - 1] ?? 0, index)}
          <span
            className={cn(invisibleStyles.drawn, isHidden && invisibleStyles.hidden)}
            data-code={codePointName(codePoint)}
          >
            {String.fromCodePoint(codePoint)}
          </span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}

/** The lines after the numbered ones, as text; the line asked for can still be linked to. */
function Rest({ lines, asked }: { readonly lines: readonly string[]; readonly asked: number }) {
  if (lines.length <= MAX_LINES) return null;
  if (asked <= MAX_LINES || asked > lines.length) return <span>{lines.slice(MAX_LINES).join('')}</span>;
  return (
    <span>
      {lines.slice(MAX_LINES, asked - 1).join('')}
      <mark id={`L${asked}`}>{lines[asked - 1]}</mark>
      {lines.slice(asked).join('')}
    </span>
  );
}
