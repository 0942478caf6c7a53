/** Draws 3D models with three.js, whose size keeps it out of all pages: imported only when there is a model to show. */
import {
  ACESFilmicToneMapping,
  Box3,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  Spherical,
  TextureLoader,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

export type ModelMove = "left" | "right" | "up" | "down" | "closer" | "further" | "reset";

export interface ShownModel {
  move(move: ModelMove): void;
  /** Gives the memory of the graphics processor back. */
  close(): void;
}

const fieldOfView = 35;
const stepRadians = Math.PI / 12;
const zoomStep = 1.25;
const pixelRatioMax = 2;

/**
 * Shows a model in a canvas, in a neutral light. It is drawn when something changes, not all the time.
 * @param glb a binary glTF file. @throws if it can't be read, or the browser has no WebGL.
 */
export async function showModel(canvas: HTMLCanvasElement, glb: ArrayBuffer): Promise<ShownModel> {
  const model = await readModel(glb);
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.setPixelRatio(Math.min(devicePixelRatio, pixelRatioMax));
  const scene = new Scene();
  const light = new PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0, 0.1, 100, { size: 64 });
  scene.environment = light.texture;
  scene.add(model);

  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const distance = (radius || 1) / Math.sin((fieldOfView / 2) * (Math.PI / 180));
  const camera = new PerspectiveCamera(fieldOfView, 1, distance / 100, distance * 10);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  // Beside a page that scrolls, the wheel and one finger up and down are the page's.
  controls.enableZoom = false;
  canvas.style.touchAction = "pan-y";
  controls.target.copy(center);
  const place = (spherical: Spherical) => {
    spherical.makeSafe();
    spherical.radius = Math.min(Math.max(spherical.radius, distance / 4), distance * 4);
    camera.position.setFromSpherical(spherical).add(center);
    controls.update();
    draw();
  };
  const draw = () => renderer.render(scene, camera);
  const resize = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    draw();
  };
  const first = () => new Spherical(distance * 1.1, Math.PI / 2.4, Math.PI / 6);
  const now = () => new Spherical().setFromVector3(camera.position.clone().sub(center));
  place(first());
  controls.addEventListener("change", draw);
  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  resize();

  return {
    move(move) {
      const view = move === "reset" ? first() : now();
      if (move === "left") view.theta += stepRadians;
      if (move === "right") view.theta -= stepRadians;
      if (move === "up") view.phi -= stepRadians;
      if (move === "down") view.phi += stepRadians;
      if (move === "closer") view.radius /= zoomStep;
      if (move === "further") view.radius *= zoomStep;
      place(view);
    },
    close() {
      observer.disconnect();
      controls.dispose();
      light.dispose();
      renderer.dispose();
      // Browsers keep a handful of contexts; one that is left goes only when it is collected.
      renderer.forceContextLoss();
    },
  };
}

async function readModel(glb: ArrayBuffer): Promise<Object3D> {
  const loader = new GLTFLoader();
  loader.register((parser) => {
    // The standard one fetches each texture from a blob address, which our policy doesn't allow; as the source of a picture it does.
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: "textures-as-pictures" };
  });
  return (await loader.parseAsync(glb, "")).scene;
}
