/** Signature date. Uses antd's calendar, because the browser's calendar ignores the app language. */
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
// antd's calendar selects the dayjs locale by name, so the Chinese locale must be imported.
import 'dayjs/locale/zh-cn';

interface DayFieldProps {
  id: string;
  /** `YYYY-MM-DD`; '' = no date. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

export function DayField({ id, value, disabled, onChange }: DayFieldProps) {
  return (
    <DatePicker
      id={id}
      value={value === '' ? null : dayjs(value)}
      disabled={disabled}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
