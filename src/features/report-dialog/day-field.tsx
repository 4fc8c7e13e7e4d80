/** Day of a signature. Uses antd's calendar, because the browser's own ignores the language of the app. */
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
// The calendar looks up the locale of the page by its name.
import 'dayjs/locale/zh-cn';

interface DayFieldProps {
  id: string;
  /** `YYYY-MM-DD`; '' = no day. */
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
