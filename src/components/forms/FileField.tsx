import { FileText } from 'lucide-react';
import { type ReactNode, type Ref, useCallback, useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import {
  acceptAttribute,
  type ChosenFile,
  chooseFile,
  type PreparedUpload,
  type UploadLimits,
} from '@/lib/uploads/upload';
import { DropZone } from './DropZone';

interface FileFieldProps {
  label: string;
  /** Which files are taken, in words. */
  hint: ReactNode;
  limits: UploadLimits;
  chosen: ChosenFile | undefined;
  /** Undefined when the person took the choice back. */
  onChoose: (chosen: ChosenFile | undefined) => void;
  /** The message of the form's check. */
  error: string | undefined;
  /** What stands for the picture that will be sent; by default the picture. */
  renderPreview?: (upload: PreparedUpload) => ReactNode;
  /** From react-hook-form's `Controller`, so that a failed check brings the focus here. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one file. Shows at once what will be sent, or why it cannot be. */
export function FileField({
  label,
  hint,
  limits,
  chosen,
  onChoose,
  error,
  renderPreview,
  ref,
}: FileFieldProps) {
  const state = usePreparation(chosen?.prepared);
  return (
    <Field
      error={error ?? (state?.refused === undefined ? undefined : errorMessage(state.refused))}
      hint={hint}
      isAlert={error === undefined}
      label={label}
    >
      {(control) => (
        <DropZone>
          {/* The browser's own button speaks the browser's language. It lies unseen over ours, which speaks the reader's. */}
          <div className="flex min-w-0 items-center gap-3">
            <span
              className={buttonVariants({
                variant: 'outline',
                size: 'sm',
                className:
                  'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-aria-invalid:border-destructive',
              })}
            >
              <span aria-hidden>{t('payments.file.choose')}</span>
              <input
                {...control}
                accept={acceptAttribute(limits)}
                className="absolute inset-0 w-full cursor-pointer opacity-0"
                // A file that was fixed under the same name is a change, too.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                }}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  onChoose(file && chooseFile(file, limits));
                }}
                ref={ref}
                type="file"
              />
            </span>
            <span aria-hidden className="text-muted-foreground truncate text-sm">
              {chosen?.name}
            </span>
          </div>
          {chosen && state?.ready
            ? (renderPreview?.(state.ready) ?? <Preview name={chosen.name} upload={state.ready} />)
            : null}
        </DropZone>
      )}
    </Field>
  );
}

interface Preparation {
  of: Promise<PreparedUpload>;
  ready?: PreparedUpload;
  refused?: unknown;
}

function usePreparation(prepared: Promise<PreparedUpload> | undefined): Preparation | undefined {
  const [state, setState] = useState<Preparation>();
  useEffect(() => {
    prepared?.then(
      (ready) => setState({ of: prepared, ready }),
      (refused: unknown) => setState({ of: prepared, refused }),
    );
  }, [prepared]);
  // An answer about an earlier choice does not count.
  return state && state.of === prepared ? state : undefined;
}

function Preview({ upload, name }: { upload: PreparedUpload; name: string }) {
  const { blob, extension } = upload;
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  if (extension === 'pdf') {
    return (
      <p className="text-muted-foreground flex min-w-0 items-center gap-2 text-sm">
        <FileText aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{name}</span>
      </p>
    );
  }
  return (
    <img
      alt={t('common.chosenPicture', { name })}
      className="bg-muted max-h-56 w-fit max-w-full rounded-md border object-contain"
      ref={show}
    />
  );
}
