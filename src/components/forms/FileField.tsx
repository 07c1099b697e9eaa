import { FileText, Upload } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { buttonVariants } from '@/components/ui/button';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import type { PreparedUpload, UploadLimits } from '@/lib/uploads/prepare';
import { acceptAttribute, chooseFile, type ChosenFile } from '@/lib/uploads/upload';
import { DropZone } from './DropZone';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './FormField';

type FileFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> = FieldProps<Typed, Name, Read> & {
  limits: UploadLimits;
  /** Hears that another file is chosen, or none. */
  onChoose?: () => void;
  renderPreview?: (upload: PreparedUpload, chosen: ChosenFile) => ReactNode;
};

const isChosenFile = (value: unknown): value is ChosenFile => value instanceof Object && 'prepared' in value;

export function FileField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control: of,
  name,
  label,
  hint,
  limits,
  onChoose,
  renderPreview,
}: FileFieldProps<Typed, Name, Read>) {
  const { field, fieldState } = useController({ control: of, name });
  const value: unknown = field.value;
  const chosen = isChosenFile(value) ? value : undefined;
  const error = fieldState.error?.message;
  const state = usePreparation(chosen?.prepared);
  return (
    <FieldFrame
      error={error ?? (state?.refused === undefined ? undefined : errorMessage(state.refused))}
      hint={hint}
      isAlert={error === undefined}
      label={label}
    >
      {(control) => (
        <DropZone>
          {/* The browser's own button uses the browser's language, so it is invisible on top of ours. */}
          <div className="flex min-w-0 items-center gap-3">
            <span
              className={buttonVariants({
                variant: 'outline',
                size: 'sm',
                className:
                  'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring has-aria-invalid:border-destructive',
              })}
            >
              <Upload aria-hidden />
              <span aria-hidden>{t('payments.file.choose')}</span>
              <input
                {...control}
                accept={acceptAttribute(limits)}
                className="absolute inset-0 w-full cursor-pointer opacity-0"
                // Choosing a corrected file under the same name must fire a change event.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                }}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  onChoose?.();
                  field.onChange(file && chooseFile(file, limits));
                }}
                ref={field.ref}
                type="file"
              />
            </span>
            <span aria-hidden className="text-muted-foreground truncate text-sm">
              {chosen?.name}
            </span>
          </div>
          {chosen && state?.ready
            ? (renderPreview?.(state.ready, chosen) ?? <Preview name={chosen.name} upload={state.ready} />)
            : null}
        </DropZone>
      )}
    </FieldFrame>
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
  // Ignores a stale result of an earlier choice.
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
