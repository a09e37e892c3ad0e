import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchRecording } from './calls.data.ts';

export const SPEEDS = [1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

interface Heard {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  playing: boolean;
  /** Seconds. */
  at: number;
  /** Seconds; the call's own duration until the audio has said its. */
  length: number;
}

export interface Player extends Heard {
  speed: Speed;
  /** Plays or pauses; the first time it fetches the recording. */
  toggle: () => void;
  /** Goes to a place, and plays on from there where it is asked to. */
  seek: (seconds: number, play?: boolean) => void;
  setSpeed: (speed: Speed) => void;
}

function dispose(element: HTMLAudioElement): void {
  element.onerror = null;
  element.pause();
  URL.revokeObjectURL(element.src);
}

/** The browser wants a press of its own before it plays, or somebody paused meanwhile: the recording is all right. */
const isHeldBack = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/**
 * A call's recording, fetched with the first press and played from memory: the token never stands in an address.
 * It falls silent with its page.
 */
export function usePlayer(recordingKey: string | null, duration: number | null): Player {
  const [heard, setHeard] = useState<Heard>({ state: 'idle', playing: false, at: 0, length: duration ?? 0 });
  const [speed, setSpeed] = useState<Speed>(1);
  const audio = useRef<HTMLAudioElement | null>(null);
  const fetching = useRef<AbortController | null>(null);
  const latestSpeed = useRef<Speed>(speed);

  useEffect(
    () => () => {
      fetching.current?.abort();
      if (audio.current) dispose(audio.current);
    },
    [],
  );
  useEffect(() => {
    latestSpeed.current = speed;
    if (audio.current) audio.current.playbackRate = speed;
  }, [speed]);

  const load = useCallback(async (key: string, from: number) => {
    const own = new AbortController();
    fetching.current = own;
    setHeard((before) => ({ ...before, state: 'loading', at: from }));
    try {
      const element = new Audio(URL.createObjectURL(await fetchRecording(key, own.signal)));
      if (own.signal.aborted) return URL.revokeObjectURL(element.src);
      const say = (part: Partial<Heard>) => setHeard((before) => ({ ...before, ...part }));
      element.onloadedmetadata = () => {
        if (Number.isFinite(element.duration)) say({ length: element.duration });
      };
      element.ontimeupdate = () => say({ at: element.currentTime });
      element.onseeked = () => say({ at: element.currentTime });
      element.onplay = () => say({ playing: true });
      element.onpause = () => say({ playing: false });
      element.onerror = () => say({ state: 'failed', playing: false });
      element.defaultPlaybackRate = latestSpeed.current;
      element.playbackRate = latestSpeed.current;
      element.currentTime = from;
      if (audio.current) dispose(audio.current);
      audio.current = element;
      say({ state: 'ready' });
      await element.play();
    } catch (error) {
      if (!own.signal.aborted && !isHeldBack(error))
        setHeard((before) => ({ ...before, state: 'failed', playing: false }));
    }
  }, []);

  const seek = useCallback(
    (seconds: number, play = false) => {
      const element = audio.current;
      if (heard.state !== 'ready' || !element) {
        if (!play) setHeard((before) => ({ ...before, at: seconds }));
        else if (recordingKey && heard.state !== 'loading') void load(recordingKey, seconds);
        return;
      }
      element.currentTime = Math.min(Math.max(0, seconds), element.duration || seconds);
      setHeard((before) => ({ ...before, at: element.currentTime }));
      if (play)
        element.play().catch((error: unknown) => {
          if (!isHeldBack(error)) setHeard((before) => ({ ...before, state: 'failed' }));
        });
    },
    [heard.state, recordingKey, load],
  );

  const toggle = () => {
    if (heard.playing) return audio.current?.pause();
    const ended = heard.length > 0 && heard.at >= heard.length - 0.05;
    seek(ended ? 0 : heard.at, true);
  };
  return { ...heard, speed, toggle, seek, setSpeed };
}
