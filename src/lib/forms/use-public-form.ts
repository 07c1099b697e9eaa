import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type FieldValues, type Path, type PathValue, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { leaveNote, REOPENS, takeNote } from '@/lib/session/notes';
import { WORKS } from './works';

/**
 * The state of a form on a public page, which is rendered before its code arrives. It has no default values, so that
 * text typed meanwhile stays. Its values survive a change of language, except the password, which is stored nowhere.
 * @param schemaFor the schema for what is typed
 */
export function usePublicForm<Typed extends FieldValues, Read extends FieldValues>(
  schemaFor: (typed: Typed) => z.core.$ZodType<Read, Typed>,
): UseFormReturn<Typed, unknown, Read> {
  const form = useForm<Typed, unknown, Read>({
    resolver: (typed, context, options) => zodResolver(schemaFor(typed))(typed, context, options),
  });
  const { getValues, setValue } = form;
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(takeNote('typed')))
      if (value) setValue(name as Path<Typed>, value as PathValue<Typed, Path<Typed>>);
    dispatchEvent(new Event(WORKS));
    const keep = () => {
      const { password: _, ...typed } = getValues() as Record<string, string | undefined>;
      leaveNote(
        'typed',
        new URLSearchParams(Object.entries(typed).map(([name, value = '']) => [name, value])).toString(),
      );
    };
    addEventListener(REOPENS, keep);
    return () => removeEventListener(REOPENS, keep);
  }, [getValues, setValue]);
  return form;
}
