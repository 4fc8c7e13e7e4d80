/**
 * A text field of the pages for those not signed in: its label, its box, and the line that says what is
 * wrong.
 */
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useId, useState, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '@/features/account/fields/use-text-form';
import { TextBox } from '@/shared/ui/text-box';
import styles from '@/features/account/fields/text-field.module.css';

interface TextFieldProps {
  label: string;
  /** Field state from the form. */
  field: FieldProps;
  autoComplete: HTMLInputAutoCompleteAttribute;
  icon?: ReactNode;
  /** The text is hidden until it is asked for. */
  secret?: boolean;
  /** Marks the label: without a text the form is not sent. */
  required?: boolean;
  maxLength?: number;
  spellCheck?: boolean;
  autoFocus?: boolean;
  /** As high as the picture of the code. */
  tall?: boolean;
}

export function TextField({ label, field, icon, secret, required, tall, ...input }: TextFieldProps) {
  const { t } = useTranslation('login');
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { problem, ...text } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={required ? styles.required : undefined}>
        {label}
      </label>
      <TextBox
        {...input}
        {...text}
        id={id}
        type={secret && !isShown ? 'password' : 'text'}
        icon={icon}
        isWrong={problem !== undefined}
        isTall={tall}
        aria-required
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        suffix={
          secret && (
            <button
              type="button"
              className={styles.eye}
              // Tab leads to the next field.
              tabIndex={-1}
              aria-label={t(isShown ? 'hideCharacters' : 'showCharacters')}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
            </button>
          )
        }
      />
      <div id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </div>
    </div>
  );
}
