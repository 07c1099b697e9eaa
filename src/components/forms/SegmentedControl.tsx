import { useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  legend: string;
  options: readonly {
    value: Value;
    label: string;
    name?: string;
  }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function SegmentedControl<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="border-input flex overflow-hidden rounded-md border">
        {options.map(({ value: own, label, name }) => (
          <label
            className="segment has-checked:bg-foreground has-checked:text-background hover:bg-muted has-focus-visible:outline-ring relative grid h-11 min-w-12 place-items-center px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-4"
            key={own}
          >
            <input
              checked={own === value}
              className="absolute inset-0 cursor-pointer opacity-0"
              name={group}
              onChange={() => onChange(own)}
              type="radio"
              value={own}
            />
            <span aria-hidden={name !== undefined}>{label}</span>
            {name === undefined ? null : <span className="sr-only">{name}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
