/** Day of a signature, by antd's calendar: the browser's own follows the browser's language, not the app's. */
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
