/**
 * The box of a text, with what stands before and behind the text. It looks like antd's Input and costs a
 * tenth of it, which the first page and the workspace would have to load before they stand; forms of the
 * databases take antd's.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from '@/shared/ui/text-box.module.css';

interface TextBoxProps extends ComponentPropsWithRef<'input'> {
  icon?: ReactNode;
  suffix?: ReactNode;
  isWrong: boolean;
  /** 40 px high, beside a picture. */
  isTall?: boolean;
}

export function TextBox({ icon, suffix, isWrong, isTall, ...input }: TextBoxProps) {
  return (
    <div className={styles.box} data-wrong={isWrong} data-tall={isTall} data-disabled={input.disabled}>
      {icon}
      <input {...input} aria-invalid={isWrong} />
      {suffix}
    </div>
  );
}

/** The same for a text of several lines. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <div className={styles.box} data-lines="many" data-disabled={props.disabled}>
      <textarea {...props} />
    </div>
  );
}
