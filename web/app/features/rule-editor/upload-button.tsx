import { Upload } from 'lucide';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { showToast } from '#app/components/feedback/toasts';
import { Button } from '#app/components/ui/button';
import { cn } from '#app/lib/cn';
import { LIMITS } from '@kimari/common/limits';
import { decodeExactly, likelyEncoding } from '@kimari/common/text-encoding';
import { forTextArea } from './line-ends';
import { layoutStyles } from '#app/components/ui/styles';
import styles from './upload-button.module.css';

type Read = (file: File) => Promise<void>;

/** Reads a Markdown file into the editor; shows an error when it is not text or too large. */
export function useFileReader(onText: (text: string, fileName: string) => void): Read {
  const { t } = useTranslation('rule-editor');
  const refuse = (text: string): void => {
    showToast({ tone: 'error', text });
  };
  return async (file) => {
    if (!/\.(?:md|mdc|markdown|txt)$/i.test(file.name)) return refuse(t('upload.wrong_type'));
    if (file.size > LIMITS.content.maxBytes) return refuse(t('upload.too_large'));
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    // Since it was chosen, the file was deleted, or changed, or it is a folder.
    if (bytes === null) return refuse(t('upload.not_readable'));
    const text = decodeExactly(bytes);
    if (text !== null) return onText(forTextArea(text), file.name);
    const encoding = likelyEncoding(bytes);
    refuse(encoding === null ? t('upload.not_text') : t('upload.other_encoding', { encoding }));
  };
}

export function UploadButton({ read }: { readonly read: Read }) {
  const { t } = useTranslation('rule-editor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className={cn(layoutStyles.pushed, layoutStyles.scriptOnly)}
        size="sm"
        icon={Upload}
        onClick={() => input.current?.click()}
      >
        {t('upload.button')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".md,.mdc,.markdown,.txt,text/markdown,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Accepts dropped files. */
export function DropArea({ read, children }: { readonly read: Read; readonly children: ReactNode }) {
  const [over, setOver] = useState(false);
  const holdsFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={styles.dropArea}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) void read(file);
      }}
    >
      {children}
    </div>
  );
}
