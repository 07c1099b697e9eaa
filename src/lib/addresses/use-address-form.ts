import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useZodForm } from '@/lib/forms/use-zod-form';

/**
 * A form whose fields show what the address says, also after Back. They stay the same elements, so a user who pressed Enter in one
 * keeps their place.
 * @param address what the address says
 */
export function useAddressForm<Typed extends FieldValues, Read extends FieldValues>(
  schema: z.core.$ZodType<Read, Typed>,
  address: Typed & DefaultValues<Typed>,
) {
  const form = useZodForm<Typed, Read>(schema, address, { values: address });
  const { history } = useRouter();
  // Going back before the response arrives does not change the address, but must still reset the sent values.
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        if (action.type !== 'PUSH' && action.type !== 'REPLACE') form.reset();
      }),
    [history, form],
  );
  return form;
}
