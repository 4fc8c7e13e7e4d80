/**
 * Text input with content before and after the text. It looks like antd's Input at a tenth of the code size,
 * which matters for the first page and the workspace; the database forms use antd's Input.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from '@/shared/ui/text-box.module.css';

interface TextBoxProps extends ComponentPropsWithRef<'input'> {
  icon?: ReactNode;
  suffix?: ReactNode;
  isWrong: boolean;
  /** True for a height of 40 px, next to an image. */
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

/** Text input with several lines. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <div className={styles.box} data-lines="many" data-disabled={props.disabled}>
      <textarea {...props} />
    </div>
  );
}
