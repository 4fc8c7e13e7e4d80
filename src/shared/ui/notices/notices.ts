/**
 * Short messages at the head of the page, and dialogs that ask; for whatever stands below the provider of the
 * same folder.
 */
import type { Modal, ModalFuncProps } from 'antd';
import { createContext, useContext, type ReactNode } from 'react';

/** antd's calls that open a dialog, such as `confirm`. */
export type ModalCalls = ReturnType<typeof Modal.useModal>[0];

interface MessageOptions {
  content: ReactNode;
  /** Another message of the same key takes its place. */
  key?: string;
  /** s. */
  duration?: number;
}

type Show = (message: string | MessageOptions) => void;

export interface MessageCalls {
  success: Show;
  info: Show;
  warning: Show;
  error: Show;
  /** Takes the message of the key away. */
  destroy: (key: string) => void;
}

export interface Notices {
  message: MessageCalls;
  /** Asks; false where the answer is no, or where the question could not be loaded. */
  confirm: (question: ModalFuncProps) => Promise<boolean>;
  /**
   * For a dialog that is more than a question: the calls that open dialogs. Null where they could not be
   * loaded, which a message says.
   */
  loadModal: () => Promise<ModalCalls | null>;
}

export const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('There is no NoticesProvider above this component');
  return notices;
}
