/** Icon of a verdict; its colour comes from the style of the same name. */
import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import type { VerdictWord } from '@/design/verdict/verdict';

export const VERDICT_ICONS: Readonly<Record<VerdictWord, ReactElement>> = {
  verified: <CheckCircleFilled />,
  reservations: <ExclamationCircleFilled />,
  incomplete: <QuestionCircleOutlined />,
  not_verified: <CloseCircleFilled />,
  nothing: <MinusCircleOutlined />,
};
