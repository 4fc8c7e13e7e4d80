/** Signature date; the browser's own calendar would ignore the language of the app. */
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
// antd's calendar selects the dayjs locale by name, so the Chinese locale must be imported.
import 'dayjs/locale/zh-cn';

interface DayFieldProps {
  /** Set by the form, as are the value (`YYYY-MM-DD`; '' = no date) and its change. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

export function DayField({ id, value = '', onChange }: DayFieldProps) {
  return (
    <DatePicker
      id={id}
      value={value === '' ? null : dayjs(value)}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
