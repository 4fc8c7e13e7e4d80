/** Text field for pages shown before sign-in: label, input and error message. */
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
  /** True to hide the text until the user chooses to show it. */
  secret?: boolean;
  /** True to show the mark of a required field at the label; `aria-required` is set on every field. */
  required?: boolean;
  maxLength?: number;
  spellCheck?: boolean;
  autoFocus?: boolean;
  /** True to make the field as tall as the captcha image. */
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
              // Excluded from the tab order, so that Tab moves to the next field.
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
