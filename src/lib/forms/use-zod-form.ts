import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** The state of a `Form`, read by a schema. @param options such as `values` for fields that follow the address */
export function useZodForm<Typed extends FieldValues, Read extends FieldValues>(
  schema: z.core.$ZodType<Read, Typed>,
  defaultValues: DefaultValues<Typed>,
  options: Omit<UseFormProps<Typed, unknown, Read>, 'resolver' | 'defaultValues'> = {},
): UseFormReturn<Typed, unknown, Read> {
  return useForm<Typed, unknown, Read>({ ...options, resolver: zodResolver(schema), defaultValues });
}
