import './session-cover.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PRODUCT } from '#client/ui/page/use-tab-title.ts';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

/**
 * The sign-in over a page whose session has ended. The page stays mounted and unseen, so that the same person goes on
 * where they were.
 */
export function SessionCover() {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.dataset.cover = '';
    return element;
  });
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
    document.body.append(host);
    document.documentElement.dataset.covered = '';
    const { title } = document;
    document.title = PRODUCT;
    return () => {
      delete document.documentElement.dataset.covered;
      document.title = title;
      host.remove();
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [host]);
  useEffect(() => {
    host.querySelector('input')?.focus();
    // The page's own keys rest: none pressed outside reaches it, and none pressed in here goes on to it.
    const outside = (event: KeyboardEvent) => {
      if (!(event.target instanceof Node && host.contains(event.target))) event.stopImmediatePropagation();
    };
    const inside = (event: KeyboardEvent) => event.stopPropagation();
    window.addEventListener('keydown', outside, { capture: true });
    host.addEventListener('keydown', inside);
    return () => {
      window.removeEventListener('keydown', outside, { capture: true });
      host.removeEventListener('keydown', inside);
    };
  }, [host]);
  return createPortal(
    <AuthFrame title={text.session_ended} hint={text.session_ended_hint} over>
      <LoginForm withForgot={false} />
    </AuthFrame>,
    host,
  );
}
