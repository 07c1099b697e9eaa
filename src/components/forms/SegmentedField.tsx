import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

interface SegmentedFieldProps<Typed extends FieldValues, Name extends FieldPath<Typed>, Read> extends Pick<
  SegmentedControlProps<FieldPathValue<Typed, Name>>,
  'legend' | 'options'
> {
  control: Control<Typed, unknown, Read>;
  name: Name;
  onChosen?: (value: FieldPathValue<Typed, Name>) => void;
}

/** One of a few, side by side, as a field of a form and as wide as it. */
export function SegmentedField<Typed extends FieldValues, Name extends FieldPath<Typed>, Read>({
  control,
  name,
  onChosen,
  ...props
}: SegmentedFieldProps<Typed, Name, Read>) {
  const { field } = useController({ control, name });
  return (
    <div className="[&_label]:flex-1">
      <SegmentedControl
        {...props}
        onChange={(value) => {
          field.onChange(value);
          onChosen?.(value);
        }}
        value={field.value}
      />
    </div>
  );
}
