import { cleanText, phoneText } from './clean-text';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|search|tel|email|url|password)$/.test(target.type));

/** A letter typed in two ways must make one password; otherwise passwords stay unchanged, even while shown. */
function cleanerOf({ autocomplete, type }: TextControl): (text: string) => string {
  if (/password/.test(autocomplete) || type === 'password') return (text) => text.normalize('NFC');
  return type === 'tel' ? phoneText : cleanText;
}

function cleanControl(target: EventTarget | null): void {
  if (!isTextControl(target)) return;
  const clean = cleanerOf(target);
  const { value } = target;
  const cleaned = clean(value);
  if (cleaned === value) return;
  const caret = target.selectionStart;
  // React compares with the value last set on the element itself, and would miss this change.
  const { prototype } = target instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, cleaned);
  if (caret === null) return;
  const place = clean(value.slice(0, caret)).length;
  target.setSelectionRange(place, place);
}

/** Cleans input in every field of the document before forms read it. */
export function cleanFields(): void {
  const options = { capture: true };
  document.addEventListener(
    'input',
    (event) => {
      // Writing to a field breaks the composition of an input method.
      if (!(event instanceof InputEvent && event.isComposing)) cleanControl(event.target);
    },
    options,
  );
  document.addEventListener(
    'compositionend',
    ({ target }) => target?.dispatchEvent(new Event('input', { bubbles: true })),
    options,
  );
  // Cleans what was typed before this script loaded.
  for (const field of document.querySelectorAll('input, textarea'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
