/** Icon of each verdict. */
import {
  CheckCircleFilled,
  CheckCircleOutlined,
  CloseCircleFilled,
  ExclamationCircleFilled,
  MinusCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';
import type { VerdictWord } from '@/design/verdict/requirement-states';

export const VERDICT_ICONS: Readonly<Record<VerdictWord, ReactElement>> = {
  verified: <CheckCircleFilled />,
  verified_rigid: <CheckCircleOutlined />,
  reservations: <ExclamationCircleFilled />,
  incomplete: <QuestionCircleOutlined />,
  not_verified: <CloseCircleFilled />,
  nothing: <MinusCircleOutlined />,
};
