/**
 * Form with a captcha, for the pages shown before sign-in. Only one call is made at a time; after a refusal,
 * the reason is shown above the fields and a new captcha is loaded.
 */
import { ReloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input, Spin, type FormProps } from 'antd';
import { useState, type CSSProperties, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchCaptcha } from '@/api/calls/session';
import type { ApiOutcome, ApiFailure } from '@/api/contract/failure';
import type { Captcha as Code } from '@/api/contract/session';
import type { WireId } from '@/api/contract/wire-values';
import { notBlank } from '@/features/account/captcha/not-blank';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useTranslatedErrors } from '@/shared/hooks/use-translated-errors';
import { LongText } from '@/shared/ui/long-text';

const LIFE_MS = 150_000;

/** Image or failure; neither while the image is loading. */
const LOADING: { code?: Code; failure?: ApiFailure } = {};

function useCaptcha() {
  const [state, setState] = useState(LOADING);
  /** Request counter: each new number requests a new captcha, because a captcha is valid only once. */
  const [request, setRequest] = useState(0);
  const refresh = () => {
    setState(LOADING);
    setRequest((count) => count + 1);
  };

  useEffect(() => {
    const left = new AbortController();
    void fetchCaptcha(left.signal).then((answer) => {
      if (!left.signal.aborted) setState(answer.ok ? { code: answer.value } : { failure: answer.error });
    });
    const timer = setTimeout(refresh, LIFE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [request]);

  const { code, failure } = state;
  return { id: code?.id, picture: code?.image, loading: state === LOADING, failure, refresh };
}

const LONGEST_CODE = 10;

interface CaptchaFormProps<Values, Answer> {
  initialValues?: Partial<Values>;
  /** Fields after the captcha, in the order in which their messages are repeated above the fields. */
  order: readonly (keyof Values & string)[];
  /** Makes the call with the trimmed text of the captcha. */
  call: (values: Values, captchaId: WireId, code: string) => Promise<ApiOutcome<Answer>>;
  onDone: (answer: Answer, values: Values) => Promise<void>;
  requiredMark?: FormProps['requiredMark'];
  /** Shown above the fields while there is no error. */
  notice?: ReactNode;
  children: ReactNode;
  buttons: (busy: boolean) => ReactNode;
  style?: CSSProperties;
}

export function CaptchaForm<Values extends object, Answer>(props: CaptchaFormProps<Values, Answer>) {
  const { order, call, onDone, notice, children, buttons, style, ...rest } = props;
  const { t } = useTranslation('login');
  const failureText = useFailureText();
  const captcha = useCaptcha();
  const { failure } = captcha;
  const [form] = Form.useForm<Values & { code: string }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());
  const [isRefused, setIsRefused] = useState(false);
  useTranslatedErrors(form);

  const send = async ({ code, ...values }: Values & { code: string }) => {
    setIsRefused(false);
    setRefusal('');
    if (captcha.id === undefined) {
      setRefusal(t('codeFailed'));
      captcha.refresh();
      return;
    }
    setBusy(true);
    const answer = await call(values as Values, captcha.id, code.trim());
    setBusy(false);
    if (answer.ok) {
      await onDone(answer.value, values as Values);
      return;
    }
    setRefusal(failureText(answer.error));
    form.resetFields(['code'] as Parameters<typeof form.resetFields>[0]);
    captcha.refresh();
  };

  const firstInvalid = isRefused ? ['code', ...order].find((name) => messages.has(name)) : undefined;
  // The call needs a captcha, so a failure to load the captcha is shown before the first attempt.
  const reason = refusal === '' && failure ? failureText(failure) : refusal;
  const error = firstInvalid === undefined ? reason : messages.get(firstInvalid);
  return (
    <>
      {error ? <Alert type="error" showIcon title={<LongText text={error} />} /> : notice}
      <Form
        {...rest}
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        style={{ marginTop: 12 }}
        onFieldsChange={(_changed, all) =>
          setMessages(
            new Map(all.flatMap(({ name, errors }) => (errors?.[0] ? [[String(name), errors[0]]] : []))),
          )
        }
        onFinish={(values) => void send(values)}
        onFinishFailed={({ errorFields }) => {
          setRefusal('');
          setIsRefused(true);
          const invalid = errorFields.map(({ name }) => String(name[0]));
          form.focusField?.(['code', ...order].find((name) => invalid.includes(name)));
        }}
      >
        <div style={style}>
          {children}
          <Form.Item label={t('code')} htmlFor="code" required>
            <Flex gap={8} align="center">
              <Form.Item name="code" noStyle rules={[notBlank(t('required.code'))]}>
                <Input
                  prefix={<SafetyCertificateOutlined aria-hidden />}
                  autoComplete="off"
                  maxLength={LONGEST_CODE}
                  spellCheck={false}
                />
              </Form.Item>
              <Button
                style={{ flex: 'none', width: 124, height: 40, padding: 0, overflow: 'hidden' }}
                onClick={captcha.refresh}
                aria-label={failure ? t('codeFailed') : t('codePicture')}
                title={failure ? failureText(failure) : t('codeRefresh')}
                danger={failure !== undefined}
              >
                {captcha.picture && (
                  <img
                    src={captcha.picture}
                    alt={t('code')}
                    style={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
                  />
                )}
                {captcha.loading && <Spin size="small" />}
                {failure && <ReloadOutlined aria-hidden />}
              </Button>
            </Flex>
          </Form.Item>
        </div>
        {buttons(busy)}
      </Form>
    </>
  );
}
