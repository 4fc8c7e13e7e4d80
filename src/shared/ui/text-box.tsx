/**
 * Text input with content before and after the text. It looks like antd's Input but has a tenth of its size,
 * which matters for the first page and the workspace; forms of the databases use antd's.
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

/** The same for several lines of text. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <div className={styles.box} data-lines="many" data-disabled={props.disabled}>
      <textarea {...props} />
    </div>
  );
}
